import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGE_CODES } from '#language/language.ts';
import { WORDS } from './words.server.ts';

const BOARD = {
  en: 'Data Protection Board of India',
  pa: 'ਭਾਰਤ ਦੇ ਡਾਟਾ ਸੁਰੱਖਿਆ ਬੋਰਡ',
  hi: 'भारत के डेटा संरक्षण बोर्ड',
};

for (const language of LANGUAGE_CODES)
  test(`the notice in ${language} says where to complain, as India's DPDP rules ask`, () => {
    const { contact } = WORDS[language].privacy.sections;
    assert.ok(contact.paragraphs.join(' ').includes(BOARD[language]));
  });
