import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { KeptMarkup, useKeptMarkup, type KeepMarkup } from './kept-markup.tsx'

function Part({ name }: { name: string }) {
	return <li {...useKeptMarkup('part', { name }, <b>{name}</b>)} />
}

const Page = () => (
	<ul>
		<Part name="A & B" />
		<Part name="A & B" />
		<Part name="C" />
	</ul>
)

test('a part with the same facts is rendered once, and the page is as without it', () => {
	const kept = new Map<string, string>()
	let rendered = 0
	const keep: KeepMarkup = (key, part) => {
		const markup = kept.get(key) ?? renderToStaticMarkup(part)
		if (!kept.has(key)) rendered += 1
		kept.set(key, markup)
		return markup
	}
	const page = renderToStaticMarkup(
		<KeptMarkup value={keep}>
			<Page />
		</KeptMarkup>,
	)
	expect(page).toBe(renderToStaticMarkup(<Page />))
	expect(rendered).toBe(2)
})
