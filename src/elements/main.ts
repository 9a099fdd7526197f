// The one script of the open pages: small elements over markup that already works.
import { defineCartCount } from './cart-count.ts'
import { serveDialogs } from './dialogs.ts'
import { focusErrors } from './error-focus.ts'
import { defineSiteMenu } from './site-menu.ts'
import { defineSiteSearch } from './site-search.ts'
import { defineToastRegion } from './toast.ts'

serveDialogs()
defineCartCount()
defineSiteMenu()
defineSiteSearch()
defineToastRegion()
focusErrors()
