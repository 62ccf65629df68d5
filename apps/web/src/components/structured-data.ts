/** Objects of schema.org that several pages use; PageHead adds their context. */

export interface Crumb {
  name: string;
  /** Path without language; absent for the page itself. */
  to?: string;
}

export interface FaqItem {
  question: string;
  answer: string;
}

/** `address` turns a path into the absolute address in the language of the page. */
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
