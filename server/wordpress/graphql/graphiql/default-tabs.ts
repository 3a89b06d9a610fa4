/** A tab of GraphiQL as it opens at the first visit. */
export interface DefaultTab {
	/** Named after what it shows; GraphiQL takes the tab's title from the operation. */
	query: string;
	variables: Record<string, unknown>;
}

const posts = `# The newest stories, as any WPGraphQL answers them.
query Posts($first: Int = 6, $after: String) {
  posts(first: $first, after: $after) {
    pageInfo {
      hasNextPage
      endCursor
    }
    nodes {
      databaseId
      title
      uri
      date
      excerpt
      author {
        node {
          name
        }
      }
      featuredImage {
        node {
          altText
          sourceUrl(size: MEDIUM_LARGE)
          srcSet(size: MEDIUM_LARGE)
        }
      }
      terms(first: 10) {
        nodes {
          taxonomyName
          name
          uri
        }
      }
    }
  }
}
`;

const gallery = `# The gallery page with every element that was placed on it in the builder.
query Gallery($id: ID!) {
  page(id: $id, idType: DATABASE_ID) {
    databaseId
    title
    uri
    elementorPageMeta {
      excerpt
      featuredImage
    }
    elementorDocumentType
    elementorElements {
      id
      parentId
      elType
      widgetType
      settings
    }
  }
}
`;

const popups = `# Popups: what opens them, who sees them how often, and how they behave.
query Popups {
  elementorPopups {
    databaseId
    title
    conditions {
      type
      name
      subName
      subId
    }
    triggers {
      pageLoad {
        delay
      }
      scrolling {
        direction
        offset
      }
      scrollingTo {
        selector
      }
      click {
        times
      }
      inactivity {
        time
      }
      exitIntent {
        touch
      }
      adblockDetection {
        delay
      }
    }
    timing {
      pageViews {
        views
      }
      sessions {
        sessions
      }
      times {
        times
        period
        count
      }
      url {
        action
        url
      }
      sources {
        sources
      }
      loggedIn {
        users
        roles
      }
      devices {
        devices
      }
      schedule {
        timezone
        startDate
        endDate
      }
    }
    settings {
      overlay
      closeButton
      closeButtonDelay
      closeAutomatically
      preventScroll
      openSelector
      entranceAnimation {
        device
        value
      }
      entranceAnimationDuration
    }
  }
}
`;

const templates = `# Headers, footers and the other templates, with the conditions they show under.
query Templates {
  elementorTemplates {
    databaseId
    title
    type
    location
    conditions {
      type
      name
      subName
      subId
    }
    settings {
      contentWrapperHtmlTag
      hideTitle
    }
    elementorElements {
      id
      parentId
      elType
      widgetType
    }
  }
}
`;

const menuAndSettings = `# The first menu, and what the site is called.
query MenuAndSettings {
  generalSettings {
    title
    description
    url
    language
    timezone
  }
  readingSettings {
    showOnFront
    postsPerPage
  }
  menus(first: 1) {
    nodes {
      name
      locations
      menuItems(first: 100) {
        nodes {
          databaseId
          parentDatabaseId
          order
          label
          uri
          target
          connectedNode {
            node {
              __typename
            }
          }
        }
      }
    }
  }
}
`;

const tryOut = `# Write something. It lies in a layer of your own, which nobody else sees and which is
# forgotten after an hour.
mutation TryOut($title: String!) {
  createPost(input: { title: $title, content: "<p>A page of the log.</p>", status: PUBLISH }) {
    post {
      databaseId
      uri
      date
    }
  }
}

query Newest {
  posts(first: 3) {
    nodes {
      title
      uri
    }
  }
}
`;

/** The additional tabs for a site whose visitors may try out mutations. */
export const TRY_OUT_TABS: readonly DefaultTab[] = [
	{ query: tryOut, variables: { title: 'Ship’s log' } },
];

/** The first queries that a schema consumer sees. Any content answers each of them. */
export const DEFAULT_TABS: readonly DefaultTab[] = [
	{ query: posts, variables: {} },
	{ query: gallery, variables: { id: 2265 } },
	{ query: popups, variables: {} },
	{ query: templates, variables: {} },
	{ query: menuAndSettings, variables: {} },
];
