-- The last line of wrk's output: what it measured, for a program. Times are microseconds.
function done(summary, latency)
  local errors = summary.errors
  local failed = errors.connect + errors.read + errors.write + errors.status + errors.timeout
  io.write(string.format(
    '\n{"requests":%d,"microseconds":%d,"p50":%.1f,"p99":%.1f,"failed":%d}\n',
    summary.requests, summary.duration, latency:percentile(50), latency:percentile(99), failed
  ))
end
