import { DocLink } from './doc-link';
import { Heading2, Heading3, Heading4 } from './heading';
import { Pre } from './pre';
import { ProseImage } from './prose-image';
import { Table } from './table';
import { TaskBox } from './task-box';

/** All elements and components that Markdown may use besides plain HTML. */
export const registry = {
  a: DocLink,
  h2: Heading2,
  h3: Heading3,
  h4: Heading4,
  img: ProseImage,
  input: TaskBox,
  pre: Pre,
  table: Table,
};
