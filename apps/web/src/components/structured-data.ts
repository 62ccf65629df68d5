export interface Crumb {
  name: string;
  to?: string;
}

export interface FaqItem {
  question: string;
  answer: string;
}

export function breadcrumbList(crumbs: readonly Crumb[], address: (path: string) => string): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(to !== undefined && { item: address(to) }),
    })),
  };
}

export function faqPage(items: readonly FaqItem[]): object {
  return {
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
