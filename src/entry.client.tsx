// Only pages that ask for it are brought to life in the browser; see docs/decisions/002.
import { isSport, sellSports } from '#sports/sports.ts'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

const { sports } = document.documentElement.dataset
if (sports !== undefined) sellSports(sports.split(' ').filter(isSport))

startTransition(() => {
	hydrateRoot(
		document,
		<StrictMode>
			<HydratedRouter />
		</StrictMode>,
	)
})
