import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in the markup of the server and until React runs in the browser; true from then on. */
export const useAlive = (): boolean =>
	useSyncExternalStore(
		never,
		() => true,
		() => false,
	)
