/** What stands at a target of one tenant. */
export interface StandingReleases {
  /** The id of the release that is live; null where none is, or where it is not known. */
  live: string | null
  /** Ids of the releases that are kept, newest first. */
  releases: readonly string[]
  /** Why what is live is not known or cannot be served: "is a folder, not a link"; null where all is well. */
  problem: string | null
}

/** One release of one tenant. */
export interface ReleaseName {
  tenant: string
  id: string
}

/** A place that tenants are released to, as the view of the fleet reads it: it changes nothing there. */
export interface FleetSource {
  /** As the command line names it: "/srv/www". */
  shown: string
  /** Codes of the tenants that have something there. */
  listTenants(): Promise<string[]>
  standingOf(tenant: string): Promise<StandingReleases>
  /** At most `limit` bytes from the start of a release's file; null where it is not there or cannot be read. */
  readHead(release: ReleaseName, path: string, limit: number): Promise<Buffer | null>
  /** Ids of the runs whose state is kept there: no order, and none of them read. */
  listRuns(): Promise<string[]>
  /** The state of a run as it stands. @throws where it cannot be read */
  readRun(id: string): Promise<string>
  /** What is wrong with a release's signature and bytes, a phrase each; nothing where all is as it was signed. */
  verify(release: ReleaseName): Promise<string[]>
}
