// Routes of the module.
import { route, type RouteConfigEntry } from '@react-router/dev/routes'

export const votesRoutes: RouteConfigEntry[] = [
	route('votes', 'votes/routes/votes.tsx'),
	route('votes/new', 'votes/routes/new-vote.tsx'),
	route('votes/:voteId', 'votes/routes/vote-result.tsx'),
	route('vote/:token', 'votes/routes/vote.tsx'),
	route('vote/:token/card.png', 'votes/routes/vote-card.ts'),
	route('vote/:token/pictures/:position/:side.webp', 'votes/routes/vote-picture.ts'),
]
