import type { LucideIcon } from 'lucide-react';
import Blocks from 'lucide-react/icons/blocks';
import Box from 'lucide-react/icons/box';
import Gauge from 'lucide-react/icons/gauge';
import Globe from 'lucide-react/icons/globe';
import Layers from 'lucide-react/icons/layers';
import Plug from 'lucide-react/icons/plug';
import Puzzle from 'lucide-react/icons/puzzle';
import Rocket from 'lucide-react/icons/rocket';
import Route from 'lucide-react/icons/route';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Workflow from 'lucide-react/icons/workflow';
import Zap from 'lucide-react/icons/zap';

/** The drawings that front matter may name; any other text (an emoji) is shown as it is. */
const FEATURE_ICONS: Record<string, LucideIcon> = {
  blocks: Blocks,
  box: Box,
  gauge: Gauge,
  globe: Globe,
  layers: Layers,
  plug: Plug,
  puzzle: Puzzle,
  rocket: Rocket,
  route: Route,
  shield: ShieldCheck,
  workflow: Workflow,
  zap: Zap,
};

/** The icon of a feature card; it adds nothing to the card's words. */
export function FeatureIcon({ name }: { name: string }) {
  const Drawing = Object.hasOwn(FEATURE_ICONS, name) ? FEATURE_ICONS[name] : undefined;
  return Drawing ? (
    <Drawing size={24} strokeWidth={1.75} aria-hidden="true" />
  ) : (
    <span aria-hidden="true">{name}</span>
  );
}
