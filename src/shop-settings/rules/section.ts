// A part of what the owner sets, and what differs between two of its versions, in words.
import type { z } from 'zod'
import type { SettingsSection } from '../tables.ts'

/** In a sentence of the audit log. */
export const sectionNames: Record<SettingsSection, string> = {
	prices: 'the price list',
	tax: 'where sales tax is collected',
	shipping: 'the shipping methods',
	calendar: 'business days and lead times',
	'sign-in': 'the sign-in rules',
	mails: 'the words of mails',
	shop: 'the shop’s name and contact',
	look: 'the shop’s look',
	sports: 'the sports sold',
	texts: 'the shop’s texts',
	setup: 'the steps of setting up',
}

export type SettingLine = { label: string; value: string }
export type SettingChange = { label: string; from: string; to: string }

export type Section<Values extends object> = {
	name: SettingsSection
	schema: z.ZodType<Values>
	/** Version 0: what holds before the first change. */
	initial: Values
	/** Every value with its name, in the order of the form; each label once. */
	lines: (values: Values) => SettingLine[]
}

/** 0 for the initial values; a saved version is never changed. */
export type Versioned<Values> = Values & { version: number }

export type SettingsVersion = {
	version: number
	changedAt: Date
	/** Their address; null for the shop's operator and for deleted accounts. */
	changedBy: string | null
	/** Against the version before. */
	changes: SettingChange[]
}

/** What is not there has an empty value. */
export function changesBetween(
	before: readonly SettingLine[],
	after: readonly SettingLine[],
): SettingChange[] {
	const [old, now] = [before, after].map((lines) => new Map(lines.map(({ label, value }) => [label, value])))
	const labels = new Set([...after, ...before].map(({ label }) => label))
	return [...labels].flatMap((label) => {
		const [from, to] = [old?.get(label) ?? '', now?.get(label) ?? '']
		return from === to ? [] : [{ label, from, to }]
	})
}
