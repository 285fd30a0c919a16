export const terms = {
  title: 'Terms and Conditions | {agency}',
  description:
    'The rules for using the website of {agency}: who may use it, and what its listings promise.',
  heading: 'Terms and Conditions',
  inForceSince: '1 January 2025',
  /** By the anchor, which is the same in every language. */
  sections: {
    introduction: {
      heading: 'Introduction',
      paragraphs: [
        'These terms apply to everyone who uses the website of {agency}. By using it you accept them; if you do not, please do not use it.',
      ],
    },
    use: {
      heading: 'Use of the website',
      paragraphs: [
        'You must be at least 18 years old to use this website or to deal with us. Use it only to look for property, to offer property and to get in touch with us or with owners, and only as the law allows.',
      ],
    },
    listings: {
      heading: 'Accuracy of listings',
      paragraphs: [
        'Prices, areas, pictures and descriptions come from owners or from visits to the property. We check what we can, but a listing may be incomplete, out of date or wrong, and a property may be sold before its listing is taken down.',
        'Before you pay anything, see the property, measure it, and have its papers checked: the registry, the record of rights and any dues. We are not liable for a decision made on a listing alone.',
      ],
    },
    commission: {
      heading: 'Commission',
      paragraphs: [
        'Looking at the website costs nothing. Many deals are made without any commission; in some a minimal commission is due. We tell you before you commit yourself whether there is one, and how much it is.',
      ],
    },
    'intellectual-property': {
      heading: 'Intellectual property',
      paragraphs: [
        'The texts, pictures, videos and the logo on this website belong to {agency} or to those who let us use them. You may share links and print a listing for yourself; anything else needs our consent in writing.',
      ],
    },
    prohibited: {
      heading: 'Prohibited activities',
      paragraphs: ['You may not'],
      items: [
        'send false information, or offer property that is not yours to offer;',
        'copy listings in bulk, by hand or by machine;',
        'disturb or overload the website, or try to reach parts of it that are not meant for you;',
        'use the numbers shown here for advertising or harassment.',
      ],
    },
    'no-warranty': {
      heading: 'No warranty',
      paragraphs: [
        'The website is offered as it is. We do not promise that it is free of errors, always reachable, or fit for a particular purpose.',
      ],
    },
    liability: {
      heading: 'Limit of liability',
      paragraphs: [
        'As far as the law allows, {agency} is not liable for losses that arise from using the website, from relying on a listing, or from a deal between a buyer and a seller.',
      ],
    },
    changes: {
      heading: 'Changes to these terms',
      paragraphs: [
        'We may change these terms. The version on this page applies from its date on; using the website after that means accepting it.',
      ],
    },
    law: {
      heading: 'Governing law',
      paragraphs: ['The law of India applies. The courts of Punjab decide disputes.'],
    },
    contact: {
      heading: 'Contact us',
      paragraphs: ['Questions about these terms? Call {phone} or write on {whatsApp}.'],
    },
  },
} as const;
