import type { LucideIcon } from 'lucide-react';
import Flame from 'lucide-react/icons/flame';
import Info from 'lucide-react/icons/info';
import Lightbulb from 'lucide-react/icons/lightbulb';
import MessageSquareWarning from 'lucide-react/icons/message-square-warning';
import OctagonAlert from 'lucide-react/icons/octagon-alert';
import Pencil from 'lucide-react/icons/pencil';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { CalloutKind } from '@/lib/markdown/syntax/callout-kinds';

const ICONS: Record<Exclude<CalloutKind, 'details'>, LucideIcon> = {
  tip: Lightbulb,
  note: Pencil,
  info: Info,
  important: MessageSquareWarning,
  warning: TriangleAlert,
  caution: OctagonAlert,
  danger: Flame,
};

/** The drawing of a kind of callout, so that its colour is never the only sign of it. */
export function CalloutIcon({ kind }: { kind: keyof typeof ICONS }) {
  const Drawing = ICONS[kind];
  return <Drawing size={20} strokeWidth={2} aria-hidden="true" />;
}
