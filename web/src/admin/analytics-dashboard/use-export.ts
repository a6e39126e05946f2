import { useState } from 'react';
import type { AnalyticsExportFormat } from '@apoti/contract/constants/analytics';
import { SAMPLE_EXPORT_MS } from '@apoti/contract/resources/analytics/sample-report';
import { adminToast } from '../../shared/ui/toast';
import { saveAs } from '../lists/save-file';
import { analyticsTexts as texts } from './analytics-texts';
import type { Shown } from './use-figures';

/** What is exported: what the screen shows, with the question that it answers. */
type Exported = Shown & { format: AnalyticsExportFormat };

/** Saves what is shown as a file (A20). */
export function useExport(): { isExporting: boolean; start: (shown: Exported) => void } {
  const [isExporting, setExporting] = useState(false);
  const run = async ({ report, ...of }: Exported) => {
    setExporting(true);
    try {
      // Loaded with the first export: who only looks needs none of it.
      const { reportFile } = await import('@apoti/contract/analytics-files/report-file');
      if (of.isSample) await new Promise((resolve) => setTimeout(resolve, SAMPLE_EXPORT_MS));
      const { name, content } = await reportFile(report, { ...of, now: Date.now() });
      saveAs(content, name);
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
