/** What an attribute takes; a list holds the words of which it takes one. */
export type Takes =
  | 'text'
  | 'switch'
  | 'page address'
  | 'drawing'
  | 'heading levels'
  | 'names'
  | 'choices'
  | 'commands'
  | readonly string[];

/** One attribute of a component. */
export type AttributeRule = {
  takes: Takes;
  isRequired?: true;
  /** The reader sees its text, before that of what stands inside of the component. */
  isShown?: true;
};

/** What writers may do with a component. */
export type ComponentRule = {
  /** In the order in which the reader sees them. */
  attributes: Readonly<Record<string, AttributeRule>>;
  /** Within a line of text, or as a block on lines of its own. */
  stands: 'in a line' | 'as a block';
  /** What may stand inside; a list holds the components that may, and nothing else. */
  holds: 'nothing' | 'words' | 'anything' | readonly string[];
  /** Nothing inside would leave nothing to show. */
  isNeverEmpty?: true;
  /** The components of which one must stand around it. */
  within?: readonly string[];
  /** A mark beside words: in a heading it is no part of the heading's name. */
  isMark?: true;
};

const TAB: ComponentRule = {
  attributes: {
    label: { takes: 'text', isShown: true },
    value: { takes: 'text' },
    default: { takes: 'switch' },
  },
  stands: 'as a block',
  holds: 'anything',
  isNeverEmpty: true,
  within: ['Tabs'],
};

/**
 * The components that Markdown may use, besides the elements of Markdown itself. A test holds that
 * `components/markdown/registry.tsx` draws each of them.
 */
export const COMPONENTS: Readonly<Record<string, ComponentRule>> = {
  Tabs: {
    attributes: {
      groupId: { takes: 'text' },
      defaultValue: { takes: 'text' },
      values: { takes: 'choices' },
      tabPosition: { takes: ['left', 'center'] },
    },
    stands: 'as a block',
    holds: ['Tab', 'TabItem'],
    isNeverEmpty: true,
  },
  Tab: TAB,
  TabItem: TAB,
  PackageManagerTabs: {
    attributes: {
      command: { takes: 'commands', isRequired: true },
      additionalTabs: { takes: 'names' },
    },
    stands: 'as a block',
    holds: 'nothing',
  },
  Steps: { attributes: {}, stands: 'as a block', holds: 'anything', isNeverEmpty: true },
  Badge: {
    attributes: {
      text: { takes: 'text', isShown: true },
      type: { takes: ['tip', 'info', 'warning', 'danger'] },
      outline: { takes: 'switch' },
    },
    stands: 'in a line',
    holds: 'words',
    isMark: true,
  },
  Since: {
    attributes: { version: { takes: 'text', isRequired: true, isShown: true } },
    stands: 'in a line',
    holds: 'nothing',
    isMark: true,
  },
  Highlight: { attributes: {}, stands: 'in a line', holds: 'words', isNeverEmpty: true },
  Card: {
    attributes: { title: { takes: 'text', isRequired: true, isShown: true } },
    stands: 'as a block',
    holds: 'anything',
    isNeverEmpty: true,
  },
  LinkCard: {
    attributes: {
      title: { takes: 'text', isRequired: true, isShown: true },
      href: { takes: 'page address', isRequired: true },
      description: { takes: 'text', isShown: true },
    },
    stands: 'as a block',
    holds: 'nothing',
  },
  CardGrid: {
    attributes: {},
    stands: 'as a block',
    holds: ['Card', 'LinkCard'],
    isNeverEmpty: true,
  },
  FileTree: { attributes: {}, stands: 'as a block', holds: 'anything', isNeverEmpty: true },
  Diagram: {
    attributes: {
      src: { takes: 'drawing', isRequired: true },
      alt: { takes: 'text', isRequired: true },
      caption: { takes: 'text', isShown: true },
    },
    stands: 'as a block',
    holds: 'nothing',
  },
  Overview: {
    attributes: { headings: { takes: 'heading levels' } },
    stands: 'as a block',
    holds: 'nothing',
  },
};

/** The names of all components that Markdown may use. */
export const COMPONENT_NAMES: readonly string[] = Object.keys(COMPONENTS);

/** The rule of a component; nothing for elements and for names that are unknown. */
export function ruleOf(name: string | null): ComponentRule | undefined {
  return name !== null && Object.hasOwn(COMPONENTS, name) ? COMPONENTS[name] : undefined;
}
