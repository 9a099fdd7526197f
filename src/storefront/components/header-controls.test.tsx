import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Role } from '#kit/roles.ts'
import { RoleBadge } from './header-controls.tsx'

test.each<[Role[], string, string]>([
	[[], 'RETAIL', 'bg-card'],
	[['admin', 'coach'], 'ADMIN', 'bg-danger-fill'],
	[['retail', 'coach', 'admin'], 'ADMIN', 'bg-danger-fill'],
	[['coach', 'production'], 'PRODUCTION', 'bg-card'],
	[['player', 'csr'], 'CSR', 'bg-primary'],
	[['retail'], 'RETAIL', 'bg-card'],
	[['csr'], 'CSR', 'bg-primary'],
	[['coach'], 'COACH', 'bg-primary'],
	[['school_admin'], 'SCHOOL_ADMIN', 'bg-card'],
	[['production'], 'PRODUCTION', 'bg-card'],
	[['player'], 'PLAYER', 'bg-card'],
])('the roles %j show the badge %s on %s', (roles, word, surface) => {
	const markup = renderToStaticMarkup(<RoleBadge roles={roles} />)
	expect(markup).toContain(`>${word}</span>`)
	expect(markup).toMatch(new RegExp(`class="[^"]*\\b${surface}\\b`))
})
