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
