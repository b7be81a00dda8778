import { ENGLISH, type Labels } from './labels';

/** The texts a site words differently; the browser gets these, the rest is in its code already. */
export type LabelOverrides = { [Part in keyof Labels]?: Partial<Labels[Part]> };

/** The English texts with a site's own wording in them. */
export function resolveLabels(overrides: LabelOverrides): Labels {
  const parts = Object.keys(ENGLISH) as (keyof Labels)[];
  return Object.fromEntries(
    parts.map((part) => [part, { ...ENGLISH[part], ...overrides[part] }]),
  ) as Labels;
}
