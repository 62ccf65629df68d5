import { useTranslation } from 'react-i18next';
import { useTheme } from '../shell/theme.ts';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';

export function ThemeToggle({ className = '' }: { className?: string }) {
  const { t } = useTranslation();
  const { toggleTheme } = useTheme();
  return (
    <Button
      variant="quiet"
      size="icon"
      className={className}
      data-toggles="theme"
      aria-label={t('header.toggleTheme')}
      onClick={toggleTheme}
    >
      <Icon name="moon" className="dark:hidden" />
      <Icon name="sun" className="hidden dark:block" />
    </Button>
  );
}
