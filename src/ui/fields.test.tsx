import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Button } from './button.tsx'
import { Choice } from './choice.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { iconNames } from './icon.tsx'
import { TextField } from './fields.tsx'
import { readFileSync } from 'node:fs'

test('a wrong field names its hint and its error, and the error is announced', () => {
	const markup = renderToStaticMarkup(
		<TextField label="PO Number" name="po" hint="From the school" error="Required" />,
	)
	expect(markup).toContain('<label for="po"')
	expect(markup).toContain('aria-invalid="true"')
	expect(markup).toContain('aria-describedby="po-hint po-error"')
	expect(markup).toMatch(/<p id="po-error" role="alert"[^>]*>Required/)
})

test('a right field claims neither hint nor error', () => {
	expect(renderToStaticMarkup(<TextField label="Team name" name="team" />)).not.toMatch(
		/aria-invalid=|aria-describedby/,
	)
})

test('a busy button cannot be pressed again', () => {
	const markup = renderToStaticMarkup(<Button busy>Processing...</Button>)
	expect(markup).toContain('disabled=""')
	expect(markup).toContain('aria-busy="true"')
})

test('a button does not submit a form unless it says so', () => {
	expect(renderToStaticMarkup(<Button>Previous</Button>)).toContain('type="button"')
	expect(renderToStaticMarkup(<Button type="submit">Save</Button>)).toContain('type="submit"')
})

test('the chosen option is checked and a sold-out one disabled', () => {
	const options = ['S', 'M'].map((size) => ({ value: size, label: size, disabled: size === 'S' }))
	const markup = renderToStaticMarkup(<Choice legend="Size" name="size" options={options} value="M" />)
	expect(markup).toMatch(/id="size-S"[^>]*disabled=""/)
	expect(markup).toMatch(/id="size-M"[^>]*checked=""/)
	expect(markup.match(/checked=""/g)).toHaveLength(1)
})

test('a summary without errors is not there, and lines lead to their fields', () => {
	expect(renderToStaticMarkup(<ErrorSummary errors={[]} />)).toBe('')
	const markup = renderToStaticMarkup(
		<ErrorSummary errors={[{ message: 'Cart is empty' }, { message: 'PO', field: 'po' }]} />,
	)
	expect(markup).toContain('2 things to fix')
	expect(markup).toMatch(/<a href="#po"[^>]*>PO<\/a>/)
})

test('what is folded in the error summary can be opened without scripts, and leads to its fields', () => {
	const fold = { label: 'Row by row', errors: [{ message: 'Row 9: Size required', field: 'size-9' }] }
	const markup = renderToStaticMarkup(<ErrorSummary errors={[{ message: 'Rows 1 and 9', fold }]} />)
	expect(markup).toMatch(/<details[^>]*><summary[^>]*>Row by row/)
	expect(markup).toMatch(/<a href="#size-9"[^>]*>Row 9: Size required<\/a>/)
})

test('the sprite holds every icon by name, and no other', () => {
	const sprite = readFileSync(new URL('./icons.svg', import.meta.url), 'utf8')
	expect([...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id).toSorted()).toEqual(
		[...iconNames].toSorted(),
	)
})
