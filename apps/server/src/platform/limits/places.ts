export interface Places {
  take(key: string): (() => void) | undefined;
}

export function createPlaces({ total, perKey }: { total: number; perKey: number }): Places {
  const taken = new Map<string, number>();
  let all = 0;
  return {
    take: (key) => {
      const own = taken.get(key) ?? 0;
      if (all >= total || own >= perKey) return undefined;
      all++;
      taken.set(key, own + 1);
      let isIn = true;
      return () => {
        if (!isIn) return;
        isIn = false;
        all--;
        const left = taken.get(key)! - 1;
        if (left > 0) taken.set(key, left);
        else taken.delete(key);
      };
    },
  };
}
