import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ShareDialog } from './share-dialog.tsx'

const idle = () => undefined
const sharing = { saveAndShare: idle, sharePresent: idle, cancel: idle }

test('the saved version can be shared as pictures, a design that was never saved cannot', () => {
	const markup = renderToStaticMarkup(<ShareDialog saved={{ id: 'd', version: 2 }} sharing={sharing} />)
	expect(markup).toContain('Pictures of version 2')
	expect(markup).toContain('href="/designs/d/download/2.png?side=front&amp;ground=none"')
	expect(markup).toContain('Your changes since version 2 become version 3.')
	const unsaved = renderToStaticMarkup(<ShareDialog saved={null} sharing={sharing} />)
	expect(unsaved).not.toContain('/download/')
	expect(unsaved).toContain('this design is not saved yet')
})
