import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Picture } from './picture.tsx'

test.each([
	[{ isFirst: true }, 'eager', 'high'],
	[{ isBeside: true }, 'lazy', 'low'],
	[{}, 'lazy', undefined],
])('the first picture of a page is loaded before those beside it: %j', (place, loading, priority) => {
	const markup = renderToStaticMarkup(
		<Picture hash="0123456789abcdef01234567" alt="" sizes="50vw" {...place} />,
	)
	expect(/loading="(\w+)"/.exec(markup)?.[1]).toBe(loading)
	expect(/fetchpriority="(\w+)"/i.exec(markup)?.[1]).toBe(priority)
})
