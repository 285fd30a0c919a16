import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { callApi } from '#back-office/save/call-api.ts';
import type { Settings } from '#features/settings/settings.ts';
import { hasMembers, isText, shapeOf } from '#platform/validation/shape.ts';
import { setAgencyChanged } from '#session/changed-agency.ts';
import { currentSession, isValid } from '#session/session.ts';

export interface ShownAgency {
  readonly name: string;
  readonly phone: string;
  readonly whatsApp: string;
}

type NamedAgency = Pick<Settings, 'businessName' | 'businessPhone' | 'whatsappNumber'>;

const NAMED = shapeOf(
  hasMembers<NamedAgency>({ businessName: isText, businessPhone: isText, whatsappNumber: isText }),
);

/** Loads name and numbers again when they have changed: looked up on each page and each return. */
export function useFreshAgency(shown: ShownAgency): void {
  const { revalidate } = useRevalidator();
  const { pathname } = useLocation();
  const latest = useRef<NamedAgency>(undefined);
  const look = useEffectEvent(async () => {
    if (!isValid(currentSession())) return;
    const answer = await callApi(NAMED, '/api/Settings');
    if (!answer.ok) return;
    latest.current = answer.data;
    const isOld = !isShown(answer.data, shown);
    setAgencyChanged(isOld);
    if (isOld) await revalidate();
  });

  // What has just been loaded may be older than what was found meanwhile.
  useEffect(() => {
    if (latest.current === undefined || isShown(latest.current, shown)) setAgencyChanged(false);
    else void look();
  }, [shown]);

  const renderedPath = useRef(pathname);
  useEffect(() => {
    if (renderedPath.current !== pathname) void look();
    renderedPath.current = pathname;
  }, [pathname]);

  useEffect(() => {
    const onFocus = () => void look();
    addEventListener('focus', onFocus);
    return () => removeEventListener('focus', onFocus);
  }, []);
}

function isShown(
  { businessName, businessPhone, whatsappNumber }: NamedAgency,
  { name, phone, whatsApp }: ShownAgency,
): boolean {
  return businessName === name && businessPhone === phone && whatsappNumber === whatsApp;
}
