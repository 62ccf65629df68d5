import { useState } from 'react';

const key = 'report-expert';

export function useExpert(): [boolean, (isExpert: boolean) => void] {
  const [isExpert, setExpert] = useState(remembered);
  const choose = (next: boolean) => {
    setExpert(next);
    try {
      localStorage.setItem(key, next ? 'on' : 'off');
    } catch {
      // Without storage the choice lasts as long as the page.
    }
  };
  return [isExpert, choose];
}

function remembered(): boolean {
  try {
    return localStorage.getItem(key) === 'on';
  } catch {
    return false;
  }
}
