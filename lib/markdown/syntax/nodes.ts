import 'server-only';

import type {
  BlockContent,
  DefinitionContent,
  Literal,
  Parent,
  PhrasingContent,
  RootContent,
} from 'mdast';

/** A box that stands out: `:::tip` or `> [!TIP]`. Its first child is its title. */
export interface Callout extends Parent {
  type: 'callout';
  kind: string;
  form: 'fence' | 'alert';
  /** Whether a line `:::` ends it; an alert needs none. */
  isClosed: boolean;
  /** What stands on its first line and is neither kind nor title. */
  unread?: string;
  children: (CalloutTitle | BlockContent | DefinitionContent)[];
}

/** The title of a callout; without words, the name of the kind is shown. */
export interface CalloutTitle extends Parent {
  type: 'calloutTitle';
  children: PhrasingContent[];
}

/** Signs that stay a node of their own until it is known what they mean where they stand. */
export interface Mark<Type extends keyof Marks> extends Literal {
  type: Type;
}

interface Marks {
  /** A row of colons at the beginning of a line that neither opens nor closes anything. */
  strayColons: Mark<'strayColons'>;
  /** `[!TIP]` at the beginning of a paragraph, which may be the first of a quotation. */
  alertMark: Mark<'alertMark'>;
  /** `{#id}` at the end of a text, which may be that of a heading. */
  headingIdMark: Mark<'headingIdMark'>;
}

export interface FragmentPart extends Parent {
  type: 'fragmentPart';
  file: string;
  children: RootContent[];
}

declare module 'mdast' {
  interface RootContentMap extends Marks {
    callout: Callout;
    calloutTitle: CalloutTitle;
    fragmentPart: FragmentPart;
  }
  interface BlockContentMap {
    callout: Callout;
    fragmentPart: FragmentPart;
    strayColons: Mark<'strayColons'>;
  }
  interface PhrasingContentMap extends Marks {
    fragmentPart: FragmentPart;
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
