/** The API's description: an OpenAPI document, and a page for people. */
import { Hono } from 'hono'
import { openApi } from '../../contract/openapi.ts'
import { api } from '../../contract/urls.ts'
import { apiPage } from '../api-page.tsx'
import type { AppEnv } from '../context.ts'
import { sessionCookie } from '../cookies.ts'

export const descriptionRoutes = new Hono<AppEnv>()
  .get(api.openApi, (c) => c.json(openApi(sessionCookie(c))))
  .get(api.docs, (c) => c.html(apiPage(openApi(sessionCookie(c)))))
