import { directionOf, isLanguage, languageNames, languages } from '@vesika/messages';
import { DropdownMenu } from 'radix-ui';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { useLanguage } from '../shell/i18n/use-language.ts';
import { languageOfPath, pathIn, plainPath } from '../shell/routing/site-path.ts';
import { Icon } from './icon.tsx';
import { LanguageButton } from './language-button.tsx';

export default function OpenableLanguageMenu() {
  const { i18n } = useTranslation();
  const current = useLanguage();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();

  const choose = async (language: string) => {
    await i18n.changeLanguage(language);
    if (!isLanguage(language) || languageOfPath(pathname) === null) return;
    await navigate(pathIn(language, plainPath(pathname)) + search + hash, { preventScrollReset: true });
  };

  return (
    <DropdownMenu.Root defaultOpen modal={false} dir={directionOf(current)}>
      <DropdownMenu.Trigger asChild>
        <LanguageButton />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={6}
          collisionPadding={12}
          className="z-40 max-h-(--radix-dropdown-menu-content-available-height) min-w-52 animate-rise overflow-y-auto rounded-md border border-line bg-sheet p-1 text-ink shadow-dialog"
        >
          <DropdownMenu.RadioGroup value={current} onValueChange={(language) => void choose(language)}>
            {languages.map((language) => (
              <DropdownMenu.RadioItem
                key={language}
                value={language}
                lang={language}
                className="flex min-h-11 cursor-pointer items-center justify-between gap-6 rounded-sm px-3 outline-none select-none data-highlighted:bg-ink/7 data-[state=checked]:font-medium"
              >
                {languageNames[language]}
                <DropdownMenu.ItemIndicator>
                  <Icon name="check" className="text-stamp" />
                </DropdownMenu.ItemIndicator>
              </DropdownMenu.RadioItem>
            ))}
          </DropdownMenu.RadioGroup>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
