import { useEffect, useRef, useState } from 'react';
import type { AnalyticsQuery, AnalyticsReport, RealTime } from '@apoti/contract/resources/analytics/report';
import { chanceOf } from '@apoti/contract/resources/analytics/sample-numbers';
import {
  SAMPLE_ANEW,
  SAMPLE_LOAD_MS,
  SAMPLE_NOW,
  SAMPLE_REFRESH_MS,
  sampleReport,
  sampleTick,
} from '@apoti/contract/resources/analytics/sample-report';
import { useVisible } from './use-visible';

type Made = { seed: number; at: number; realTime: RealTime };
type Sampling = { isOn: boolean; query: AnalyticsQuery; autoRefresh: boolean; interval: number };

/** What Sample shows; null while it loads. */
export type Sample = {
  shown: { report: AnalyticsReport; realTime: RealTime } | null;
  isRefreshing: boolean;
  refresh: () => void;
};

const freshSeed = () => Math.floor(Math.random() * 2 ** 32);

/** The source Sample (back-office §4, §9): loads, ticks and is made anew as specified, while somebody looks at it. */
export function useSample({ isOn, query, autoRefresh, interval }: Sampling): Sample {
  const [made, setMade] = useState<Made | null>(null);
  const [isRefreshing, setRefreshing] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isVisible = useVisible();
  const isLoading = isOn && made === null;
  useEffect(() => {
    if (!isLoading) return undefined;
    const load = setTimeout(() => setMade({ seed: freshSeed(), at: Date.now(), realTime: SAMPLE_NOW }), SAMPLE_LOAD_MS);
    return () => clearTimeout(load);
  }, [isLoading]);
  const ticks = isOn && !isLoading && autoRefresh && isVisible;
  useEffect(() => {
    if (!ticks) return undefined;
    const tick = setInterval(() => {
      const chance = chanceOf(freshSeed());
      const isAnew = chance.part() < SAMPLE_ANEW;
      setMade((last) => last && { ...last, ...(isAnew ? anew() : {}), realTime: sampleTick(last.realTime, chance) });
    }, interval);
    return () => clearInterval(tick);
  }, [ticks, interval]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    shown: isOn && made ? { report: sampleReport(query, made.seed, made.at), realTime: made.realTime } : null,
    isRefreshing,
    refresh: () => {
      setRefreshing(true);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        setMade((last) => last && { ...last, ...anew() });
        setRefreshing(false);
      }, SAMPLE_REFRESH_MS);
    },
  };
}

const anew = () => ({ seed: freshSeed(), at: Date.now() });
