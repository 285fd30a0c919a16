/** Around the text of each legal page. */
export const legal = {
  inForceSince: 'In force since {date}',
  onThisPage: 'On this page',
  /** Translations alone show it. */
  translation: 'This is a translation. Where it differs from the {englishText}, the English holds.',
  englishText: 'English text',
} as const;

export const privacy = {
  title: 'Privacy Policy | {agency}',
  description:
    'What {agency} learns about visitors of its website, what it is used for, and with whom it is shared.',
  heading: 'Privacy Policy',
  inForceSince: '23 November 2026',
  /** By the anchor, which is the same in every language. */
  sections: {
    introduction: {
      heading: 'Introduction',
      paragraphs: [
        '{agency} respects your privacy. You can look through every property on this website without an account and without telling us who you are. This page says what we learn about you all the same, and what we do with it.',
      ],
    },
    'information-we-collect': {
      heading: 'Information we collect',
      paragraphs: [
        'When you call, text or write to us, we learn your number and what you tell us: your name, what you look for or want to sell.',
        'When you open a page, we record which page it was, when, whether it was a phone or a computer, and the name of the website that brought you here. We do not record who you are, and these records cannot be traced back to you.',
        'When you send us a form, we keep your name, your number, what you write, the photographs that you send, when, and about which property, to answer you. We delete it when you ask for it, and at the latest {enquiryMonths} months after the matter is closed. A form that cannot be sent waits in your browser for 14 days at most.',
        'When you tap on a number, on WhatsApp, on Share or on the heart of a property, we count the tap for the property, and not who you are. When a search finds nothing, we count what was searched for, and not by whom, and forget it after 90 days.',
        'When you ask to be told of a property or of new ones, we keep the address at which the push service of your browser reaches it, what you follow and the language, and nothing that names you. It ends with one tap, in the notification, on the page or under Saved, and we delete it then.',
      ],
    },
    'how-we-use-it': {
      heading: 'How we use information',
      items: [
        'to answer you and to arrange visits to properties;',
        'to bring buyers and sellers together;',
        'to see which places and kinds of property people look for, and to make the website better;',
        'to keep the website safe from misuse.',
      ],
    },
    sharing: {
      heading: 'Sharing of information',
      paragraphs: [
        'We do not sell or rent what we know about you. We give your name and number to the owner or the buyer of a property only when you ask us to bring you together, and to the authorities when the law requires it.',
      ],
    },
    security: {
      heading: 'Security',
      paragraphs: [
        'The website is meant to be used over an encrypted connection, and only our staff can reach what we keep. No way of sending or keeping information is perfectly safe, but we take reasonable care that nobody else gets at yours.',
      ],
    },
    'external-links': {
      heading: 'External links',
      paragraphs: [
        'Some pages lead to YouTube, Facebook, Instagram and WhatsApp, and some properties have a video from YouTube, in its mode with enhanced privacy. That video loads with the page, from youtube-nocookie.com and i.ytimg.com: Google learns your IP address and that you are on our site, even if you do not play it. Those services have privacy policies of their own, which we do not control.',
      ],
    },
    cookies: {
      heading: 'Cookies',
      paragraphs: [
        'We set no cookies to follow you. If we measure visits with Google Analytics, or when a video plays, Google may set cookies of its own. You can refuse or delete cookies in your browser; every page here works without them. When you choose a language, your browser remembers it without a cookie, and so it does with your last searches and the properties that you save or have looked at: we keep no record of them.',
      ],
    },
    children: {
      heading: 'Children under 13',
      paragraphs: [
        'The website is not made for children under 13, and we do not knowingly collect information from them. If a child has sent us something, tell us and we will delete it.',
      ],
    },
    updates: {
      heading: 'Updates to this policy',
      paragraphs: [
        'When we change how we handle information, we change this page and its date first. Look at it again from time to time.',
      ],
    },
    contact: {
      heading: 'Contact us',
      paragraphs: [
        'Do you have a question, or should we correct or delete what we know about you? Call or text {phone}, or write on {whatsApp}.',
        'What you have agreed to you may take back at any time, in the same way: then we delete what you sent us. You may also ask what we keep about you, and receive it. If our answer does not satisfy you, you can complain to the Data Protection Board of India.',
      ],
    },
  },
} as const;

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
