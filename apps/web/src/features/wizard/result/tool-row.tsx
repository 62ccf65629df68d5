import { useTranslation } from 'react-i18next';
import { Icon, type IconName } from '../../../components/icon.tsx';

export type ToolPanel = 'report' | 'changes';

interface ToolRowProps {
  shows: { before: boolean; lines: boolean };
  onShow: (shows: { before: boolean; lines: boolean }) => void;
  panel: ToolPanel | null;
  onPanel: (panel: ToolPanel | null) => void;
  onAdjust: (() => void) | null;
}

export function ToolRow({ shows, onShow, panel, onPanel, onAdjust }: ToolRowProps) {
  const { t } = useTranslation();
  const panelTool = (id: ToolPanel, icon: IconName, className = '') => (
    <Tool
      icon={icon}
      name={t(`result.tools.${id}`)}
      aria-expanded={panel === id}
      aria-controls={panelId(id)}
      className={className}
      onPress={() => onPanel(panel === id ? null : id)}
    />
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons in a row are no fieldset
    <div
      role="group"
      aria-label={t('result.tools.label')}
      className="grid auto-cols-[minmax(min-content,1fr)] grid-flow-col border border-line bg-sheet"
    >
      <Tool
        icon="sliders"
        name={t('result.tools.before')}
        aria-pressed={shows.before}
        onPress={() => onShow({ ...shows, before: !shows.before })}
      />
      <Tool
        icon="ruler"
        name={t('result.tools.lines')}
        aria-pressed={shows.lines}
        onPress={() => onShow({ ...shows, lines: !shows.lines })}
      />
      {panelTool('report', 'shield', '@4xl:hidden')}
      {onAdjust && <Tool icon="enlarge" name={t('result.tools.adjust')} onPress={onAdjust} />}
      {panelTool('changes', 'layers')}
    </div>
  );
}

export function panelId(panel: ToolPanel): string {
  return `result-${panel}`;
}

interface ToolProps {
  icon: IconName;
  name: string;
  onPress: () => void;
  className?: string;
  'aria-pressed'?: boolean;
  'aria-expanded'?: boolean;
  'aria-controls'?: string;
}

function Tool({ icon, name, onPress, className = '', ...state }: ToolProps) {
  return (
    <button
      type="button"
      {...state}
      onClick={onPress}
      className={`grid min-h-14 content-center justify-items-center gap-1 border-e border-line px-0.5 text-xs leading-none whitespace-nowrap text-ink-soft max-[22.5rem]:text-2xs transition-colors duration-150 last:border-e-0 hover:bg-ink/5 hover:text-ink active:bg-ink/10 aria-expanded:bg-ink/8 aria-expanded:font-semibold aria-expanded:text-ink aria-pressed:bg-ink/8 aria-pressed:font-semibold aria-pressed:text-ink ${className}`}
    >
      <Icon name={icon} className="size-5" />
      <span>{name}</span>
    </button>
  );
}
