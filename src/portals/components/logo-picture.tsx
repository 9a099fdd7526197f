// A team's logo with its name, for its managers and the shop.
import type { TeamLogo } from '../views.ts'

export const LogoPicture = ({ logo: { name, url } }: { logo: Pick<TeamLogo, 'name' | 'url'> }) => (
	<a href={url} className="flex items-center gap-3 text-primary underline">
		<span className="stage grid size-20 shrink-0 place-items-center overflow-hidden rounded-chip p-2">
			<img src={url} alt="" loading="lazy" className="max-h-full max-w-full object-contain" />
		</span>
		<span className="min-w-0 wrap-anywhere">{name}</span>
	</a>
)
