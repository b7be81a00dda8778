import postcss from 'postcss';
import parseSelector from 'postcss-selector-parser';

/**
 * A rule of a style sheet. One that only groups others (`@media`, `@layer`) has those, others their
 * text, and a statement such as `@layer a,b` has neither.
 */
export type Rule = { head: string; selectors?: string[]; rules?: Rule[]; body?: string };
const GROUP = /^(?:layer|media|supports|container)$/;

/** Reads a minified style sheet. */
export function readRules(css: string): Rule[] {
  return postcss.parse(css).nodes.map(ruleOf);
}

function ruleOf(node: import('postcss').ChildNode): Rule {
  const text = String(node);
  if (node.type === 'rule') {
    const { selector: head, selectors } = node;
    return { head, selectors, body: text.slice(head.length + 1, -1) };
  }
  if (node.type !== 'atrule') throw new Error(`A style sheet has "${text}" outside of a rule.`);
  const head = `@${node.name}${node.raws.afterName ?? ''}${node.params}`;
  if (!node.nodes) return { head };
  if (GROUP.test(node.name)) return { head, rules: node.nodes.map(ruleOf) };
  return { head, body: text.slice(head.length + 1, -1) };
}

export function writeRules(rules: readonly Rule[]): string {
  return rules
    .map(({ head, rules: inner, body }) => {
      if (inner) return `${head}{${writeRules(inner)}}`;
      return body === undefined ? `${head};` : `${head}{${body}}`;
    })
    .join('');
}

/**
 * The rules with those of their selectors that fit; what is empty then is left out.
 * @param fits is called for other at-rules, too
 */
export function rulesWith(rules: readonly Rule[], fits: (selector: string) => boolean): Rule[] {
  return rules.flatMap((rule) => {
    const { head, selectors, rules: inner } = rule;
    if (inner) {
      const kept = rulesWith(inner, fits);
      return kept.length > 0 ? [{ head, rules: kept }] : [];
    }
    if (!selectors) return fits(head) ? [rule] : [];
    const kept = selectors.filter(fits);
    return kept.length > 0 ? [{ ...rule, head: kept.join(','), selectors: kept }] : [];
  });
}

/**
 * The classes without which a selector matches nothing. Those within `:is()`, `:not()` and the like
 * are left out: some of them may be missing. At-rules need none.
 */
export function classesIn(selector: string): string[] {
  if (selector.startsWith('@')) return [];
  const [parsed] = parseSelector().astSync(selector).nodes;
  return (parsed?.nodes ?? []).flatMap((node) => (node.type === 'class' ? [node.value] : []));
}
