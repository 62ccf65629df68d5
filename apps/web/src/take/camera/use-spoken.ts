import { localeOf } from '@vesika/messages';
import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../shell/i18n/use-language.ts';

const announcedEveryMs = 2_500;

export function useAnnouncement(text: string): string {
  const [announced, setAnnounced] = useState('');
  const last = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    const wait = Math.max(0, last.current + announcedEveryMs - performance.now());
    const timer = setTimeout(() => {
      last.current = performance.now();
      setAnnounced(text);
    }, wait);
    return () => clearTimeout(timer);
  }, [text]);
  return announced;
}

export function canSpeak(): boolean {
  return 'speechSynthesis' in window;
}

const repeatedEveryMs = 7_000;

export function useVoice(text: string, isOn: boolean): void {
  const language = useLanguage();
  useEffect(() => {
    if (!isOn || !canSpeak() || text === '') return;
    const say = () => {
      const words = new SpeechSynthesisUtterance(text);
      words.lang = localeOf(language);
      speechSynthesis.cancel();
      speechSynthesis.speak(words);
    };
    say();
    const again = setInterval(say, repeatedEveryMs);
    return () => {
      clearInterval(again);
      speechSynthesis.cancel();
    };
  }, [text, isOn, language]);
}
