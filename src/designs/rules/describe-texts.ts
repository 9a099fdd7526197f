// The words that describe a design, in English with their shape in every language.
import { listIn, lowerFirst, type PageLanguage } from '#kit/language.ts'
import { joinedByAnd } from '#kit/plural.ts'
import type { LetteringItem } from './lettering-items.ts'

type LetteringShape = LetteringItem['style']['shape']

export type DescriptionTexts = {
	/** `zones` is a list in words. */
	inZones: (facts: { color: string; zones: string }) => string
	/** The main zones, and those that trim them. */
	trimmed: (main: string, trim: string) => string
	pattern: (facts: { colors: string; pattern: string }) => string
	patternIn: (pattern: string, colors: string) => string
	/** `colors` is empty for a tile that keeps its own. */
	tile: (colors: string) => string
	patternDetails: {
		wide: (inches: number) => string
		toTheRight: (inches: number) => string
		toTheLeft: (inches: number) => string
		down: (inches: number) => string
		up: (inches: number) => string
		mirrored: string
		size: (percent: number) => string
		turned: (degrees: number) => string
		/** `places` is a list in words. */
		on: (places: string) => string
	}
	/** Follows the text; each but the straight one begins with a space. */
	shapes: Readonly<Record<Exclude<LetteringShape, 'straight'>, string>>
	number: (text: string) => string
	lettering: (facts: { what: string; font: string; inches: string; turned: string; color: string }) => string
	outline: (colors: string) => string
	effects: {
		with: (list: string) => string
		flourishes: Readonly<Record<NonNullable<LetteringItem['style']['flourish']>, string>>
		shadow: (color: string) => string
		inline: (color: string) => string
		gradient: (color: string) => string
		bevel: string
	}
	turned: (degrees: string) => string
	logo: (number: number, alt: string) => string
	size: (width: string, height: string) => string
	mirrored: string
	nothing: string
	/** `sides` is a list in words. */
	plain: (sides: string, count: number) => string
}

/** What a description is put together with, in the language of its reader. */
export type DescriptionLanguage = {
	texts: DescriptionTexts
	/** A label of a template or of a rule. */
	word: (label: string) => string
	/** The name of a color within a sentence. */
	color: (name: string) => string
	/** The name of a color by itself. */
	colorLabel: (name: string) => string
	list: (parts: readonly string[]) => string
}

export const englishDescription: DescriptionTexts = {
	inZones: ({ color, zones }) => `${color} ${zones}`,
	trimmed: (main, trim) => `${main} with ${trim}`,
	pattern: ({ colors, pattern }) => `${colors} ${pattern} pattern`,
	patternIn: (pattern, colors) => `${pattern} in ${colors}`,
	tile: (colors) =>
		colors === '' ? 'an uploaded tile as pattern' : `an uploaded tile in ${colors} as pattern`,
	patternDetails: {
		wide: (inches) => `${inches} in wide`,
		toTheRight: (inches) => `${inches} in to the right`,
		toTheLeft: (inches) => `${inches} in to the left`,
		down: (inches) => `${inches} in down`,
		up: (inches) => `${inches} in up`,
		mirrored: 'mirrored',
		size: (percent) => `${percent} % size`,
		turned: (degrees) => `turned ${degrees}°`,
		on: (places) => `on ${places}`,
	},
	shapes: {
		arch: ' arched',
		bridge: ' in a bridge',
		arc: ' on a curve',
		'reverse-arch': ' in a reverse arch',
		'reverse-bridge': ' in a reverse bridge',
		wave: ' on a wave',
		roof: ' under a roof',
		rise: ' rising to the right',
		stacked: ' stacked letter under letter',
	},
	number: (text) => `number ${text}`,
	lettering: ({ what, font, inches, turned, color }) =>
		`${what} in ${font}, ${inches} inches${turned}, ${color}`,
	outline: (colors) => ` with ${colors} outline`,
	effects: {
		with: (list) => `, with ${list}`,
		flourishes: { tail: 'a tail under it', swoosh: 'a swoosh under it' },
		shadow: (color) => `a ${color} shadow`,
		inline: (color) => `a ${color} inline`,
		gradient: (color) => `running into ${color} below`,
		bevel: 'beveled edges',
	},
	turned: (degrees) => `, turned ${degrees} degrees`,
	logo: (number, alt) => (alt === '' ? `logo ${number}` : `logo ${number} (${alt})`),
	size: (width, height) => `${width} by ${height} inches`,
	mirrored: ', mirrored',
	nothing: 'No lettering and no logos yet.',
	plain: (sides, count) => `The ${sides} ${count > 1 ? 'are' : 'is'} plain.`,
}

type WordsOfDescription = Pick<DescriptionLanguage, 'texts' | 'word'>

/** Spanish keeps the capitals of names within a color; its words know the colors too. */
export function descriptionIn(
	language: PageLanguage,
	{ texts, word }: WordsOfDescription,
): DescriptionLanguage {
	const isSpanish = language === 'es'
	const lower = isSpanish ? lowerFirst : (text: string) => text.toLowerCase()
	return {
		texts,
		word,
		color: (name) => lower(word(name)),
		colorLabel: word,
		list: isSpanish ? (parts) => listIn(language, parts) : joinedByAnd,
	}
}

export const inEnglish = descriptionIn('en', { texts: englishDescription, word: (label) => label })
