import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { saved } from '../../../tests/factories/builder-panel.tsx'
import { ShareDialog } from './share-dialog.tsx'

const idle = () => undefined
const sharing = { saveAndShare: idle, sharePresent: idle, cancel: idle, isUnsaved: true }
const shared = (of: typeof saved | null, isUnsaved = true) =>
	renderToStaticMarkup(
		<ShareDialog
			data={{ saved: of, together: null, pieces: [] as never }}
			sharing={{ ...sharing, isUnsaved }}
		/>,
	)

test('the saved version can be shared as pictures, a design that was never saved cannot', () => {
	const markup = shared({ ...saved, id: 'd', version: 2 })
	expect(markup).toContain('Pictures of version 2')
	expect(markup).toContain('href="/designs/d/download/2.png?side=front&amp;ground=none"')
	expect(markup).toContain('Your changes since version 2 become version 3.')
	const unsaved = shared(null)
	expect(unsaved).not.toContain('/download/')
	expect(unsaved).toContain('this design is not saved yet')
})

test('a design without changes is shared as it was saved', () => {
	const markup = shared({ ...saved, version: 2 }, false)
	expect(markup).toContain('Share this design')
	expect(markup).toContain('Share version 2')
	expect(markup).not.toContain('Save and share')
})
