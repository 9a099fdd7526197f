// The request form's logo: asked for with its limits, kept while other fields are corrected, its own message when refused.
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { emptyRequest } from '../../rules/request-form.ts'
import { RequestForm } from './request-form.tsx'

const kept = { token: 'id.secret', name: 'owls.svg', url: '/files/design-assets/x/1.svg' }
const html = (state: Partial<Parameters<typeof RequestForm>[0]['state']> = {}) =>
	renderToStaticMarkup(<RequestForm state={{ typed: emptyRequest, errors: {}, ...state }} />)

test('a logo is optional, and the form can carry a file', () => {
	const form = html()
	expect(form).toContain('encType="multipart/form-data"')
	expect(form).toContain('Team logo (optional)')
	expect(form).toContain('SVG, PNG, JPEG or PDF, 10 MB at most')
	expect(form).not.toContain('keptLogo')
})

test('a refused file has its own message, linked from the list; an earlier one stays attached', () => {
	const form = html({ errors: { logo: 'This is no picture.', sport: 'Choose a sport' }, logo: kept })
	expect(form).toContain('href="#logo"')
	expect(form).toMatch(/id="logo-error"[^>]*>This is no picture\./)
	expect(form).toMatch(/type="file"[^>]*aria-invalid="true"/)
	expect(form).toContain('name="keptLogo" value="id.secret"')
	expect(form).toContain('owls.svg')
	expect(form).toContain('name="noLogo"')
})
