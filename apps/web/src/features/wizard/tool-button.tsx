import { Button } from '../../components/button.tsx';
import { Icon, type IconName } from '../../components/icon.tsx';

interface ToolButtonProps {
  name: string;
  icon?: IconName;
  sign?: string;
  onPress: (() => void) | null;
}

export function ToolButton({ name, icon, sign, onPress }: ToolButtonProps) {
  return (
    <Button
      size="icon"
      aria-label={name}
      title={name}
      className={`shrink-0 bg-sheet ${sign ? 'font-mono text-lg!' : ''}`}
      disabled={!onPress}
      onClick={() => onPress?.()}
    >
      {icon ? <Icon name={icon} className="rtl:-scale-x-100" /> : <span aria-hidden="true">{sign}</span>}
    </Button>
  );
}
