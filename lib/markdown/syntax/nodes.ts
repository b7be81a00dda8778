import 'server-only';

import type { Literal, Parent, PhrasingContent } from 'mdast';

/** The title of a callout; without words, the name of the kind is shown. */
export interface CalloutTitle extends Parent {
  type: 'calloutTitle';
  children: PhrasingContent[];
}

/** `{#id}` at the end of a text, which may be that of a heading. */
export interface HeadingIdMark extends Literal {
  type: 'headingIdMark';
}

declare module 'mdast' {
  interface RootContentMap {
    calloutTitle: CalloutTitle;
    headingIdMark: HeadingIdMark;
  }
  interface BlockContentMap {
    calloutTitle: CalloutTitle;
  }
  interface PhrasingContentMap {
    headingIdMark: HeadingIdMark;
  }
  interface HeadingData {
    /** The id that a writer gave to the heading, and where. */
    givenId?: { value: string; position: Node['position'] };
  }
  interface TextData {
    /** Whether this is an id that stands where no heading ends. */
    isStrayId?: boolean;
  }
}
