// Work that a button starts and that must not be started twice.
import { useRef, useState } from 'react'

/** `isBusy` from the call of `start` until its work is done; calls in between do nothing. */
export function useOnce() {
	const [isBusy, setBusy] = useState(false)
	const isRunning = useRef(false)
	const start = async (work: () => Promise<void>) => {
		if (isRunning.current) return
		isRunning.current = true
		setBusy(true)
		try {
			await work()
		} finally {
			isRunning.current = false
			setBusy(false)
		}
	}
	return { isBusy, start }
}
