// The words of pages by which programs know what a table or a list tells of a name, in English and in Chinese.

/** Heads of a column of names, and headings above names, which are the kinds that they mean, or mean another. */
const KINDS = new Map([
  ...'attribute event export field function hook method option parameter property setter variable'
    .split(' ')
    .map((kind) => [kind, kind] as const),
  ['argument', 'parameter'],
  ['参数', 'parameter'],
  ['事件', 'event'],
  ['导出', 'export'],
  ['字段', 'field'],
  ['函数', 'function'],
  ['钩子', 'hook'],
  ['方法', 'method'],
  ['选项', 'option'],
  ['配置项', 'option'],
  ['属性', 'property'],
  ['变量', 'variable'],
]);

const WORDS = {
  type: ['Type', '类型'],
  signature: ['Signature', '签名'],
  returns: ['Returns', '返回值'],
};

/** The kind that the first word of a title means, in the singular or the plural. */
export function nameKindOf(title: string): string | undefined {
  const [word = ''] = title.toLowerCase().split(/\s/);
  return KINDS.get(word) ?? KINDS.get(word.replace(/ies$/, 'y').replace(/s$/, ''));
}

/** Whether a column says what a name is for, by how its head begins. */
export function isSummaryHead(title: string): boolean {
  return /^(What|作用)/.test(title);
}

export function isWordFor(what: keyof typeof WORDS, title: string): boolean {
  return WORDS[what].includes(title);
}
