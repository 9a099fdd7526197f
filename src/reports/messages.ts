// Messages of reports.

export const messages = {
	noReport: 'This report does not exist.',
	noDay: 'Choose a day, such as 2026-11-30',
	endsBeforeStart: 'The last day comes before the first one',
	tooLong: 'At most 3 years: choose days that are closer together',
	noGrouping: 'Choose day, week or month',
	tooManyDays: 'More than a year is shown by week or month',
	badRange: 'This range cannot be reported. Choose it on the page of the report.',
	tooManyRows: 'This file would be too long. Choose a shorter range.',
} as const
