// Written from contract/site/routes.ts by `npm run generate`.
import { appDownloadPath, blogPath, pointMallPath, tournamentsPath } from '#contract/site/routes.ts'

/** Pages of features that the footer leads to. */
export const footerPages = () => [
  ...(FEATURE_POINT_MALL
    ? [
        {
          to: pointMallPath,
          title: 'pointMall.title',
          module: 'pointMall',
        } as const,
      ]
    : []),
  ...(FEATURE_TOURNAMENTS
    ? [
        {
          to: tournamentsPath,
          title: 'tournaments.title',
          module: 'tournaments',
        } as const,
      ]
    : []),
  ...(FEATURE_BLOG
    ? [
        {
          to: blogPath,
          title: 'blog.title',
          module: 'blog',
        } as const,
      ]
    : []),
  ...(FEATURE_APP_DOWNLOAD
    ? [
        {
          to: appDownloadPath,
          title: 'appDownload.title',
          module: 'appDownload',
        } as const,
      ]
    : []),
]
