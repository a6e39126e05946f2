import { useState } from 'react';
import type { ApiError } from '@apoti/contract';
import type { AnalyticsQuery, AnalyticsReport, RealTime } from '@apoti/contract/resources/analytics/report';
import { withTrueChanges } from '@apoti/contract/resources/analytics/comparison';
import { useAnalyticsReport, useRealTime } from '../../shared/api/analytics';
import { steadyRetry } from '../../shared/api/steady-retry';
import { useSample } from './use-sample';
import { isSameQuery, type View } from './view';

/** The panels are asked for again at most so often, in ms: what they tell changes slowly. */
const PANELS_MS = 30_000;
/** What was refused is asked for again so soon, in ms. */
const AGAIN_MS = 5_000;

/** Figures, and the question that they answer. */
export type Shown = { report: AnalyticsReport; query: AnalyticsQuery; isSample: boolean };

/** What the screen shows of a view. */
export type Figures = {
  /** Null: still on its way, or refused. */
  shown: Shown | null;
  realTime: RealTime | null;
  isSample: boolean;
  /** Nothing has been measured yet. */
  isUnmeasured: boolean;
  /** What is shown answers an earlier question: the next answer is on its way, or was refused. */
  isNext: boolean;
  isRefreshing: boolean;
  error: ApiError | undefined;
  realTimeFailed: boolean;
  refresh: () => void;
};

/** The figures of a view: the site's own, or Sample where that is chosen or nothing has been measured. */
export function useFigures({ query, figures, autoRefresh, interval }: View): Figures {
  const asksSite = figures === 'site';
  const options = {
    refreshInterval: 0,
    revalidateOnFocus: autoRefresh,
    dedupingInterval: 500,
    onErrorRetry: steadyRetry(AGAIN_MS),
  };
  const report = useAnalyticsReport(asksSite ? query : null, {
    ...options,
    refreshInterval: autoRefresh ? Math.max(PANELS_MS, interval) : 0,
  });
  const isUnmeasured = asksSite && report.data?.report.measuredSince === null;
  const isSample = !asksSite || isUnmeasured;
  const isReal = asksSite && report.data !== undefined && !isUnmeasured;
  const realTime = useRealTime(isReal, { ...options, refreshInterval: autoRefresh ? interval : 0 });
  const sample = useSample({ isOn: isSample, query, autoRefresh, interval });
  const [isAsking, setAsking] = useState(false);
  const askSite = async () => {
    setAsking(true);
    // What fails is told by `error`.
    await Promise.allSettled([report.mutate(), isReal ? realTime.mutate() : undefined]);
    setAsking(false);
  };
  const refresh = () => {
    if (isSample && sample.shown) sample.refresh();
    if (asksSite) void askSite();
  };
  const made = sample.shown && { report: sample.shown.report, query, isSample };
  const seen = report.data && { report: withTrueChanges(report.data.report), query: report.data.query, isSample };
  const shown = (isSample ? made : seen) ?? null;
  return {
    shown,
    realTime: isSample ? (sample.shown?.realTime ?? null) : (realTime.data ?? null),
    isSample,
    isUnmeasured,
    isNext: shown !== null && !isSameQuery(shown.query, query),
    isRefreshing: sample.isRefreshing || isAsking,
    error: asksSite ? report.error : undefined,
    realTimeFailed: isReal && realTime.error !== undefined,
    refresh,
  };
}
