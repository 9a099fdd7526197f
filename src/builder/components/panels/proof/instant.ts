const short = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

/** `Nov 21, 2026, 9:05 AM` in the reader's time zone. */
export const shortInstant = (instant: string): string => short.format(new Date(instant))
