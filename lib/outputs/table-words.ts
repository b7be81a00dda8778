/** The words of pages by which programs know what a table or a list tells of a name. */
type TableWords = {
  /** Heads of a column of names, and headings above names, with the kinds that they mean. */
  kinds: Readonly<Record<string, string>>;
  /** How the head of the column begins that says what a name is for. */
  summary: string;
  type: string;
  signature: string;
  returns: string;
};

/** In English and in Chinese. */
const LANGUAGES: readonly TableWords[] = [
  {
    kinds: {
      argument: 'parameter',
      attribute: 'attribute',
      event: 'event',
      export: 'export',
      field: 'field',
      function: 'function',
      hook: 'hook',
      method: 'method',
      option: 'option',
      parameter: 'parameter',
      property: 'property',
      setter: 'setter',
      variable: 'variable',
    },
    summary: 'What',
    type: 'Type',
    signature: 'Signature',
    returns: 'Returns',
  },
  {
    kinds: {
      参数: 'parameter',
      事件: 'event',
      导出: 'export',
      字段: 'field',
      函数: 'function',
      钩子: 'hook',
      方法: 'method',
      选项: 'option',
      配置项: 'option',
      属性: 'property',
      变量: 'variable',
    },
    summary: '作用',
    type: '类型',
    signature: '签名',
    returns: '返回值',
  },
];

const kinds = new Map(LANGUAGES.flatMap((words) => Object.entries(words.kinds)));

/** The kind that the first word of a title means, in the singular or the plural. */
export function nameKindOf(title: string): string | undefined {
  const [word = ''] = title.toLowerCase().split(/\s/);
  return kinds.get(word) ?? kinds.get(word.replace(/ies$/, 'y').replace(/s$/, ''));
}

export function isSummaryHead(title: string): boolean {
  return LANGUAGES.some(({ summary }) => title.startsWith(summary));
}

export function isWordFor(what: 'type' | 'signature' | 'returns', title: string): boolean {
  return LANGUAGES.some((words) => words[what] === title);
}
