import { useState } from 'react';
import type { AnalyticsExportFormat } from '@apoti/contract/constants/analytics';
import type { AnalyticsQuery, AnalyticsReport } from '@apoti/contract/resources/analytics/report';
import { SAMPLE_EXPORT_MS } from '@apoti/contract/resources/analytics/sample-report';
import { adminToast } from '../../shared/ui/toast';
import { analyticsTexts as texts } from './analytics-texts';

/** The browser has begun to read a file by then, in ms. */
const TAKEN_MS = 60_000;

/** What is exported: what the screen shows. */
type Shown = { report: AnalyticsReport; query: AnalyticsQuery; isSample: boolean; format: AnalyticsExportFormat };

function save(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), TAKEN_MS);
}

/** Saves what is shown as a file (A20). */
export function useExport(): { isExporting: boolean; start: (shown: Shown) => void } {
  const [isExporting, setExporting] = useState(false);
  const run = async ({ report, ...of }: Shown) => {
    setExporting(true);
    try {
      // Loaded with the first export: who only looks needs none of it.
      const { reportFile } = await import('@apoti/contract/analytics-files/report-file');
      if (of.isSample) await new Promise((resolve) => setTimeout(resolve, SAMPLE_EXPORT_MS));
      const { name, content } = await reportFile(report, { ...of, now: Date.now() });
      save(content, name);
      adminToast.success(texts.exported);
    } catch (error) {
      console.error(error);
      adminToast.error(texts.exportFailed);
    } finally {
      setExporting(false);
    }
  };
  return { isExporting, start: (shown) => void run(shown) };
}
