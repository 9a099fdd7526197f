// Coaches' terms for sizes, mapped to our sizes.
import { rosterSizes } from './player.ts'

const youthWords = /\b(?:youth|yth|yout|kids?|child(?:ren)?s?|boys?|y)\b/g
const adultWords = /\b(?:adults?|adlt|mens?|unisex|a)\b/g

const letterWords: Record<string, string> = {
	s: 'S',
	sm: 'S',
	sml: 'S',
	small: 'S',
	m: 'M',
	md: 'M',
	med: 'M',
	medium: 'M',
	l: 'L',
	lg: 'L',
	lrg: 'L',
	large: 'L',
	xl: 'XL',
	xlg: 'XL',
	xlarge: 'XL',
	extralarge: 'XL',
	'1x': 'XL',
	'1xl': 'XL',
}

const manyX = /^(?:(\d)x|(x{2,4}))(?:l|lg|lrg|large)?$/

function lettersOf(word: string): string | undefined {
	const known = Object.hasOwn(letterWords, word) ? letterWords[word] : undefined
	if (known !== undefined) return known
	const match = manyX.exec(word)
	return match ? `${match[1] ?? match[2]?.length}XL` : undefined
}

function meant(text: string): string | undefined {
	const words = text
		.toLowerCase()
		.replace(/['’]s?\b/g, '')
		.replace(/[^a-z0-9]+/g, ' ')
		.replace(/\bsize\b/g, '')
	const isYouth = words.search(youthWords) >= 0
	const glued = words.replaceAll(youthWords, '').replaceAll(adultWords, '').replaceAll(' ', '')
	// "YM" and "AL" as one word.
	const [, sign = '', rest = glued] = lettersOf(glued) === undefined ? (/^([ya])(.+)$/.exec(glued) ?? []) : []
	const letters = lettersOf(rest)
	if (letters === undefined) return undefined
	const size = isYouth || sign === 'y' ? `Y${letters}` : letters
	return rosterSizes.includes(size) ? size : undefined
}

/** 'Yth M' → 'YM', 'adult large' → 'L', 'xxl' → '2XL'; unknown sizes stay as typed. */
export const normalSize = (text: string): string => meant(text) ?? text

export const isKnownSize = (size: string): boolean => rosterSizes.includes(size)
