export const strip =
  'mb-6 flex flex-wrap items-center gap-x-4 gap-y-3 border border-s-4 border-line border-s-guide bg-sheet p-3 pe-4';
