import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon, type IconName } from '../../../components/icon.tsx';

export type ToolPanel = 'report' | 'changes';

interface ToolRowProps {
  shows: { before: boolean; lines: boolean };
  onShow: (shows: { before: boolean; lines: boolean }) => void;
  panel: ToolPanel | null;
  onPanel: (panel: ToolPanel | null) => void;
}

export function ToolRow({ shows, onShow, panel, onPanel }: ToolRowProps) {
  const { t } = useTranslation();
  const showTool = (id: keyof typeof shows, icon: IconName) => (
    <Tool
      icon={icon}
      name={t(`result.tools.${id}`)}
      aria-pressed={shows[id]}
      onClick={() => onShow({ ...shows, [id]: !shows[id] })}
    />
  );
  const panelTool = (id: ToolPanel, icon: IconName) => (
    <Tool
      icon={icon}
      name={t(`result.tools.${id}`)}
      aria-expanded={panel === id}
      aria-controls={panelId(id)}
      onClick={() => onPanel(panel === id ? null : id)}
    />
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons in a row are no fieldset
    <div
      role="group"
      aria-label={t('result.tools.label')}
      className="grid auto-cols-[minmax(min-content,1fr)] grid-flow-col border border-line bg-sheet"
    >
      {showTool('before', 'sliders')}
      {showTool('lines', 'ruler')}
      {panelTool('report', 'shield')}
      {panelTool('changes', 'layers')}
    </div>
  );
}

export function panelId(panel: ToolPanel): string {
  return `result-${panel}`;
}

interface ToolProps extends ComponentProps<'button'> {
  icon: IconName;
  name: string;
}

function Tool({ icon, name, ...button }: ToolProps) {
  return (
    <button
      type="button"
      {...button}
      className="grid min-h-13 content-center justify-items-center gap-1 border-e border-line px-0.5 text-xs leading-none whitespace-nowrap text-ink-soft max-[22.5rem]:text-2xs transition-colors duration-150 last:border-e-0 hover:bg-ink/5 hover:text-ink active:bg-ink/10 aria-expanded:bg-ink/8 aria-expanded:font-semibold aria-expanded:text-ink aria-pressed:bg-ink/8 aria-pressed:font-semibold aria-pressed:text-ink"
    >
      <Icon name={icon} className="size-5" />
      <span>{name}</span>
    </button>
  );
}
