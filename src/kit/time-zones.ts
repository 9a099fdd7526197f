// The time zones in which the shop and its teams can be.

export const timeZones = [
	{ id: 'America/New_York', label: 'Eastern' },
	{ id: 'America/Chicago', label: 'Central' },
	{ id: 'America/Denver', label: 'Mountain' },
	{ id: 'America/Phoenix', label: 'Arizona' },
	{ id: 'America/Los_Angeles', label: 'Pacific' },
	{ id: 'America/Anchorage', label: 'Alaska' },
	{ id: 'Pacific/Honolulu', label: 'Hawaii' },
	{ id: 'America/Puerto_Rico', label: 'Atlantic' },
] as const
export type TimeZone = (typeof timeZones)[number]['id']

export const timeZoneIds = timeZones.map(({ id }) => id)

/** For a select. */
export const timeZoneOptions = timeZones.map(({ id, label }) => ({ value: id, label }))
