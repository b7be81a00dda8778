import 'server-only';

import type {
  BlockContent,
  DefinitionContent,
  Literal,
  Node,
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

/** A row of colons at the beginning of a line that neither opens nor closes anything. */
export interface StrayColons extends Literal {
  type: 'strayColons';
}

/** `[!TIP]` at the beginning of a paragraph, before it is known whether that is a quotation's. */
export interface AlertMark extends Literal {
  type: 'alertMark';
}

/** `{#id}` at the end of a text, before it is known whether that is a heading's. */
export interface HeadingIdMark extends Literal {
  type: 'headingIdMark';
}

export interface FragmentPart extends Parent {
  type: 'fragmentPart';
  file: string;
  children: RootContent[];
}

/** The id that a writer gave to a heading, and where. */
export type GivenId = { value: string; position: Node['position'] };

declare module 'mdast' {
  interface RootContentMap {
    callout: Callout;
    calloutTitle: CalloutTitle;
    fragmentPart: FragmentPart;
    strayColons: StrayColons;
    alertMark: AlertMark;
    headingIdMark: HeadingIdMark;
  }
  interface BlockContentMap {
    callout: Callout;
    fragmentPart: FragmentPart;
    strayColons: StrayColons;
  }
  interface PhrasingContentMap {
    fragmentPart: FragmentPart;
    strayColons: StrayColons;
    alertMark: AlertMark;
    headingIdMark: HeadingIdMark;
  }
  interface HeadingData {
    givenId?: GivenId;
  }
  interface TextData {
    /** Whether this is an id that stands where no heading ends. */
    isStrayId?: boolean;
  }
}
