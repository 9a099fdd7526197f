import { primaryRole, type Role } from '#kit/roles.ts'
import { Badge, type BadgeTone } from '#ui/badge.tsx'

const tones: Partial<Record<Role, BadgeTone>> = { admin: 'danger', coach: 'primary', csr: 'primary' }

/** Spec §6: the first role by precedence in capitals, RETAIL when there is none; red for admin, strong for coach and csr. */
export function RoleBadge({ roles }: { roles: readonly Role[] }) {
	const role = primaryRole(roles)
	return (
		<Badge tone={tones[role] ?? 'neutral'} title="Your role">
			{role.toUpperCase()}
		</Badge>
	)
}
